import { language } from '../words/index.svelte';
import { TABLE_WORDS, type TableWords } from '../words/table';

/** What the table says, in the language of the page. */
export const tw = (): TableWords => TABLE_WORDS[language.lang];
