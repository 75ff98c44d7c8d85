// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Later } from './later.tsx';

afterEach(cleanup);

test('until its turn comes something else stands there', () => {
  const page = (
    <Later instead="soon">
      <b>here</b>
    </Later>
  );
  expect(renderToStaticMarkup(page)).toBe('soon');
  render(page);
  expect(screen.getByText('here')).toBeTruthy();
  expect(screen.queryByText('soon')).toBeNull();
});

test('each turn is put into the page by itself', () => {
  const seen: string[] = [];
  function Part({ name }: { name: string }) {
    useEffect(() => {
      seen.push(`${name} into ${document.body.textContent}`);
    }, [name]);
    return name;
  }
  render(
    <>
      <Later turn={2} instead="-">
        <Part name="C" />
      </Later>
      <Part name="A" />
      <Later instead="-">
        <Part name="B" />
      </Later>
    </>,
  );
  expect(seen).toEqual(['A into -A-', 'B into -AB', 'C into CAB']);
});
