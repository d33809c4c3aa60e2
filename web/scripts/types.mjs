// Writes src/wire/forms.ts from the project's JSON Schema; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const target = new URL('../src/wire/forms.ts', import.meta.url);
const schema = JSON.parse(readFileSync(new URL('../../docs/schema/forms-1.json', import.meta.url), 'utf8'));
// The generator knows tuples by the older words of JSON Schema.
const older = (node) => {
  if (Array.isArray(node)) return node.map(older);
  if (node === null || typeof node !== 'object') return node;
  const { prefixItems, items, ...rest } = node;
  const kept = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, older(value)]));
  if (prefixItems) return { ...kept, items: older(prefixItems), additionalItems: false, maxItems: prefixItems.length };
  return items === undefined ? kept : { ...kept, items: older(items) };
};
const text = await compile(older(schema), 'Form', {
  bannerComment: '/* Generated from docs/schema/forms-1.json by scripts/types.mjs; do not edit. */',
  unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 120 },
});
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('src/wire/forms.ts is not what docs/schema/forms-1.json says; run `npm run types`.');
    process.exit(1);
  }
} else writeFileSync(target, text);
