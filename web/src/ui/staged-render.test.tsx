// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { StagedRender } from './staged-render.tsx';

afterEach(cleanup);

test('shows the fallback until its stage begins', () => {
  const page = (
    <StagedRender fallback="soon">
      <b>here</b>
    </StagedRender>
  );
  expect(renderToStaticMarkup(page)).toBe('soon');
  render(page);
  expect(screen.getByText('here')).toBeVisible();
  expect(screen.queryByText('soon')).not.toBeInTheDocument();
});

test('commits each stage on its own', () => {
  const seen: string[] = [];
  function Part({ name }: { name: string }) {
    useEffect(() => {
      seen.push(`${name} into ${document.body.textContent}`);
    }, [name]);
    return name;
  }
  render(
    <>
      <StagedRender stage={2} fallback="-">
        <Part name="C" />
      </StagedRender>
      <Part name="A" />
      <StagedRender fallback="-">
        <Part name="B" />
      </StagedRender>
    </>,
  );
  expect(seen).toEqual(['A into -A-', 'B into -AB', 'C into CAB']);
});
