import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/bands.css';
import './styles/base.css';

const page = document.getElementById('page') as HTMLElement;
page.replaceChildren(); // what was there to see while this script was on its way
mount(App, { target: page });
