import { mount } from 'svelte'
import App from './App.svelte'
import { keepForLater, staysWhole } from './lib/line.svelte'
import './styles/base.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the app')

staysWhole()
if (import.meta.env.PROD) keepForLater()

export default mount(App, { target })
