// @vitest-environment jsdom
import createCache from '@emotion/cache';
import { expect, test } from 'vitest';
import { prefixer } from './prefixes.ts';

function rulesOf(styles: string): string[] {
  const cache = createCache({
    key: 'css',
    container: document.createElement('div'),
    stylisPlugins: [prefixer],
  });
  const rules: string[] = [];
  cache.sheet.insert = (rule) => void rules.push(rule);
  cache.insert('.a', { name: 'a', styles }, cache.sheet, true);
  // Emotion's development build says where a rule was empty.
  return rules.filter((rule) => !rule.endsWith('{}'));
}

test('what Safari or an older Chrome knows by its old name has both', () => {
  expect(rulesOf('user-select:none;')).toEqual(['.a{-webkit-user-select:none;user-select:none;}']);
  expect(rulesOf('mask-image:url(x.svg);')).toEqual([
    '.a{-webkit-mask-image:url(x.svg);mask-image:url(x.svg);}',
  ]);
  expect(rulesOf('&:hover{text-decoration:underline dashed 2px;}')).toEqual([
    '.a:hover{-webkit-text-decoration:underline dashed 2px;text-decoration:underline dashed 2px;}',
  ]);
});

test('all else is written once', () => {
  const plain =
    'display:flex;align-items:center;transition:transform 1s;position:sticky;text-decoration:none;';
  expect(rulesOf(plain)).toEqual([`.a{${plain}}`]);
  expect(rulesOf('text-decoration-color:red;')).toEqual(['.a{text-decoration-color:red;}']);
  expect(rulesOf('&::placeholder{color:red;}')).toEqual(['.a::placeholder{color:red;}']);
});
