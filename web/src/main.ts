import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/bands.css';
import './styles/base.css';
import { keep } from './words/index.svelte';

const AGAIN = 20_000; // ms; who was given the page anew and still lacks a part of it is not given it for ever
/** The server has a newer page than this one, whose parts have other names: begin with that. */
addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(keep.read('fov-anew')) < AGAIN) return;
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => {
      keep.write('fov-anew', String(Date.now()));
      location.reload();
    },
    () => undefined, // a server that is away gives no page: what is here stays
  );
});

const page = document.getElementById('page') as HTMLElement;
page.replaceChildren(); // what was there to see while this script was on its way
mount(App, { target: page });
