// @vitest-environment jsdom
import createCache from '@emotion/cache';
import { insertStyles, registerStyles as emotionsOwn } from '@emotion/utils';
import { expect, test } from 'vitest';
import { registerStyles } from './emotion-utils.ts';

const SPIN = { name: 'animation-spin', styles: '@keyframes spin{from{opacity:0;}to{opacity:1;}}' };
const BUTTON = {
  name: 'button',
  styles: 'color:red;&:hover{color:blue;}.icon &{color:green;}@media (min-width:900px){color:white;}',
};
const SPINNER = { name: 'spinner', styles: 'animation:spin 1s;', next: SPIN };

/** A page without styles, and the rules that it gets. */
function emptyPage() {
  const cache = createCache({ key: 'css', container: document.createElement('div') });
  const rules: string[] = [];
  cache.sheet.insert = (rule) => void rules.push(rule);
  return { cache, rules };
}

function drawn(register: typeof registerStyles, ...all: readonly (typeof BUTTON)[]) {
  const { cache, rules } = emptyPage();
  for (const styles of all) register(cache, styles, true);
  const before = [...rules];
  for (const styles of all) insertStyles(cache, styles, true);
  return { before, rules };
}

test('the rules are those that emotion makes, each once and in the order of the elements', () => {
  const page = [BUTTON, SPINNER, BUTTON];
  const { before, rules } = drawn(registerStyles, ...page);
  expect(before, 'nothing is there before React puts the page together').toEqual([]);
  expect(rules).toEqual(drawn(emotionsOwn, ...page).rules);
  expect(rules).toContain('.css-button:hover{color:blue;}');
  expect(rules.filter((rule) => rule.startsWith('@keyframes'))).toHaveLength(1);
});

test('when React puts the page together, nothing is left to do but to insert them', () => {
  const { cache, rules } = emptyPage();
  registerStyles(cache, BUTTON, true);
  insertStyles(cache, { name: BUTTON.name, styles: 'nobody: reads this;' }, true);
  expect(rules[0]).toBe('.css-button{color:red;}');
  expect(rules.join()).not.toContain('nobody');
  expect(cache.inserted).toEqual({ button: true });
});

test('what the page has already is not made again', () => {
  const { cache, rules } = emptyPage();
  cache.inserted[BUTTON.name] = true;
  const insert = cache.insert;
  registerStyles(cache, BUTTON, true);
  expect(cache.insert).toBe(insert);
  insertStyles(cache, BUTTON, true);
  expect(rules).toEqual([]);
});

test('global styles, which nobody registers, are made when they are asked for', () => {
  const { cache, rules } = emptyPage();
  registerStyles(cache, BUTTON, true);
  cache.insert('', { name: 'global', styles: 'body{margin:0;}' }, cache.sheet, false);
  expect(rules).toEqual(['body{margin:0;}']);
  expect(cache.inserted).toEqual({});
});
