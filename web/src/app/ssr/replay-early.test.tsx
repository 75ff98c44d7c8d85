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

function early(kept: EarlyVisit['kept'], focused: Element | null = null) {
  const stop = vi.fn();
  window.earlyVisit = { kept, focused, pressed: false, isReplaying: false, isOwn: false, stop };
  return stop;
}

test('what was typed and tapped in the very elements is done again, in its order, once', async () => {
  const send = vi.fn();
  render(<Form onSend={send} />);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  const stop = early([
    { type: 'input', target: field, value: 'Nar' },
    { type: 'input', target: field, value: 'Nargis' },
    { type: 'click', target: screen.getByText('Send') },
  ]);
  await replayEarly();
  await replayEarly();
  expect(stop).toHaveBeenCalledOnce();
  expect(send.mock.calls).toEqual([['Nargis']]);
  expect(field.value).toBe('Nargis');
});

test('where the app drew new elements, it is done on those', async () => {
  const old = document.createElement('div');
  old.innerHTML = '<input aria-label="Name" value=""><button><b>Send</b></button>';
  const typed = old.querySelector('input')!;
  typed.value = 'Rahima';
  const send = vi.fn();
  render(<Form onSend={send} />);
  early(
    [
      { type: 'input', target: typed, value: typed.value },
      { type: 'click', target: old.querySelector('b') },
    ],
    typed,
  );
  await replayEarly();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(send.mock.calls).toEqual([['Rahima']]);
});

test('where the app drew a new field, what was selected in the old one is, and all of a number', async () => {
  const old = document.createElement('div');
  old.innerHTML =
    '<input aria-label="Name" value="Nargis"><input aria-label="Pieces" type="number" value="1">';
  document.body.append(old);
  const [name, pieces] = [...old.children] as HTMLInputElement[];
  name!.setSelectionRange(1, 3);
  old.remove();
  render(
    <>
      <input aria-label="Name" defaultValue="Nargis" />
      <input aria-label="Pieces" type="number" defaultValue="1" />
    </>,
  );
  early([], name);
  await replayEarly();
  const drawn = screen.getByLabelText<HTMLInputElement>('Name');
  expect(document.activeElement).toBe(drawn);
  expect([drawn.selectionStart, drawn.selectionEnd]).toEqual([1, 3]);

  drawn.blur();
  const selected = vi.spyOn(HTMLInputElement.prototype, 'select');
  early([], pieces);
  await replayEarly();
  expect(selected.mock.contexts).toEqual([screen.getByLabelText('Pieces')]);
});

test('a picture that was chosen is there', async () => {
  const choose = vi.fn();
  render(
    <input type="file" aria-label="Picture" onChange={({ target }) => choose(target.files?.[0]?.name)} />,
  );
  const field = screen.getByLabelText('Picture');
  Object.defineProperty(field, 'files', { value: [new File(['x'], 'me.png')] });
  early([
    { type: 'input', target: field, value: 'me.png' },
    { type: 'change', target: field, value: 'me.png' },
  ]);
  await replayEarly();
  expect(choose.mock.calls).toEqual([['me.png']]);
});

test('a tap waits for a button that what came before has shut for a while', async () => {
  const send = vi.fn();
  function Picture() {
    const [busy, setBusy] = useState(false);
    const choose = () => {
      setBusy(true);
      setTimeout(() => setBusy(false), 20);
    };
    return (
      <>
        <input type="file" aria-label="Picture" onChange={choose} />
        <button disabled={busy} onClick={() => send()}>
          Send
        </button>
      </>
    );
  }
  render(<Picture />);
  const field = screen.getByLabelText('Picture');
  const button = screen.getByText<HTMLButtonElement>('Send');
  const shut = vi.fn();
  new MutationObserver(() => shut()).observe(button, { attributeFilter: ['disabled'] });
  early([
    { type: 'change', target: field, value: 'me.png' },
    { type: 'click', target: button },
  ]);
  await replayEarly();
  expect(shut).toHaveBeenCalled();
  expect(send).toHaveBeenCalledOnce();
});

test('what is done meanwhile waits for what came before, and is not taken for a repetition', async () => {
  const send = vi.fn();
  render(<Form onSend={send} />);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  const kept = [{ type: 'input', target: field, value: 'Nargis' }] as EarlyVisit['kept'];
  early(kept);
  const visit = window.earlyVisit!;
  const owns: boolean[] = [];
  field.addEventListener('input', () => owns.push(visit.isOwn));
  const replaying = replayEarly();
  expect(visit.isReplaying).toBe(true);
  kept.push({ type: 'click', target: screen.getByText('Send') }); // as index.html does
  await replaying;
  expect(owns).toEqual([true]);
  expect(visit.isOwn).toBe(false);
  expect(send.mock.calls).toEqual([['Nargis']]);
});

test('what is not there any more is let go', async () => {
  const send = vi.fn();
  render(<Form onSend={send} />);
  early([{ type: 'click', target: document.createElement('a') }]);
  await replayEarly();
  expect(send).not.toHaveBeenCalled();
});
