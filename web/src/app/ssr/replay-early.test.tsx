// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { replayEarly, type EarlyVisit } from './replay-early.ts';

afterEach(cleanup);

function Form({ onSend }: { onSend(text: string): void }) {
  const [text, setText] = useState('');
  return (
    <form onSubmit={(event) => (event.preventDefault(), onSend(text))}>
      <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
      <button>Send</button>
    </form>
  );
}

interface Recorded {
  edited?: [Element, string][];
  focused?: Element;
  click?: Element;
}

function recordEarly({ edited, focused, click }: Recorded) {
  const stop = vi.fn();
  window.earlyVisit = {
    edited: new Map(edited),
    focused: focused ?? null,
    action: click ? { type: 'click', target: click } : null,
    stop,
  } satisfies EarlyVisit;
  return stop;
}

test('replays what was typed, and then the click, on the hydrated elements once', async () => {
  const send = vi.fn();
  render(<Form onSend={send} />);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  const stop = recordEarly({ edited: [[field, 'Nargis']], click: screen.getByText('Send') });
  await replayEarly();
  await replayEarly();
  expect(stop).toHaveBeenCalledOnce();
  expect(send.mock.calls).toEqual([['Nargis']]);
  expect(field.value).toBe('Nargis');
});

test('replays a submission by the keyboard', async () => {
  const send = vi.fn();
  render(<Form onSend={send} />);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  recordEarly({ edited: [[field, 'Nargis']] });
  window.earlyVisit!.action = { type: 'submit', target: field.form! };
  await replayEarly();
  expect(send.mock.calls).toEqual([['Nargis']]);
});

test('replays on the new elements where the app replaced the page, and moves the focus there', async () => {
  const old = document.createElement('div');
  old.innerHTML = '<input aria-label="Name" value=""><button><b>Send</b></button>';
  const typed = old.querySelector('input')!;
  const send = vi.fn();
  render(<Form onSend={send} />);
  recordEarly({ edited: [[typed, 'Rahima']], focused: typed, click: old.querySelector('b')! });
  await replayEarly();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(send.mock.calls).toEqual([['Rahima']]);
});

function Sizes({ onAdd }: { onAdd(size: string): void }) {
  const [size, setSize] = useState('M');
  return (
    <>
      {['M', 'L', 'XL'].map((it) => (
        <input
          key={it}
          type="radio"
          name="size"
          aria-label={it}
          value={it}
          checked={it === size}
          onChange={() => setSize(it)}
        />
      ))}
      <button onClick={() => onAdd(size)}>Add</button>
    </>
  );
}

test.each(['kept', 'replaced'])(
  'replays the last of several radio buttons where the page is %s',
  async (page) => {
    const add = vi.fn();
    render(<Sizes onAdd={add} />);
    const old = document.createElement('div');
    old.innerHTML = '<input type="radio" name="size" aria-label="L" value="L">'.replace(/.*/, (radio) =>
      [radio, radio.replaceAll('"L"', '"XL"')].join(''),
    );
    const chosen =
      page === 'kept' ? [screen.getByLabelText('L'), screen.getByLabelText('XL')] : [...old.children];
    for (const radio of chosen) (radio as HTMLInputElement).checked = true;
    recordEarly({ edited: chosen.map((radio) => [radio, 'on']), click: screen.getByText('Add') });
    await replayEarly();
    expect(add.mock.calls).toEqual([['XL']]);
  },
);

test('passes on a chosen file', async () => {
  const choose = vi.fn();
  render(
    <input type="file" aria-label="Picture" onChange={({ target }) => choose(target.files?.[0]?.name)} />,
  );
  const field = screen.getByLabelText('Picture');
  Object.defineProperty(field, 'files', { value: [new File(['x'], 'me.png')] });
  recordEarly({ edited: [[field, 'me.png']] });
  await replayEarly();
  expect(choose.mock.calls).toEqual([['me.png']]);
});

test('drops a click on an element that the app does not render', async () => {
  const send = vi.fn();
  render(<Form onSend={send} />);
  recordEarly({ click: document.createElement('a') });
  await replayEarly();
  expect(send).not.toHaveBeenCalled();
});
