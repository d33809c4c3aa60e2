import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/bands.css';
import './styles/base.css';
import { keep } from './words/index.svelte';

const AGAIN = 20_000; // ms; who was given the page anew and still lacks a part of it is not given it for ever
/** The server has a newer page than this one, whose parts have other names: begin with that. */
addEventListener('vite:preloadError', (event) => {
  if (Date.now() - Number(keep.read('fov-anew')) < AGAIN) return;
  keep.write('fov-anew', String(Date.now()));
  event.preventDefault();
  location.reload();
});

const page = document.getElementById('page') as HTMLElement;
page.replaceChildren(); // what was there to see while this script was on its way
mount(App, { target: page });
