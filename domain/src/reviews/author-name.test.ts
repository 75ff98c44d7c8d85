import { expect, test } from 'vitest';
import { authorNameOf } from './author-name.ts';

test.each([
  ['Rahima Khatun', 'Rahima'],
  ['  Rahima  ', 'Rahima'],
  ['Md. Karim Uddin', 'Karim'],
  ['MD Karim', 'Karim'],
  ['মোঃ করিম উদ্দিন', 'করিম'],
  ['ডা. নার্গিস সুলতানা', 'নার্গিস'],
  ['Md.', 'Md.'],
  ['', ''],
  ['x'.repeat(60), 'x'.repeat(40)],
])('publishes %j as %j', (name, author) => {
  expect(authorNameOf(name)).toBe(author);
});
