// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EditedPicture } from '@nargisus/domain/catalogue';
import { usePictureList } from '#data/images/use-picture-list.ts';
import { ThemeProvider } from '#theme/theme-provider.tsx';
import { PicturesField } from './pictures-field.tsx';

const uploaded = vi.hoisted(() => ({ deleted: [] as string[], rejects: '' }));
vi.mock('#data/images/prepare-image.ts', () => ({
  prepareImage: (file: File) =>
    Promise.resolve(
      file.name.endsWith('.txt') ? { ok: false, error: 'Not an image' } : { ok: true, image: file },
    ),
}));
vi.mock('#data/images/image-storage.ts', () => ({
  uploadImage: (_folder: unknown, file: File) =>
    file.name === uploaded.rejects
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(`https://storage.example/${file.name}`),
  deleteImage: (url: string) => Promise.resolve(uploaded.deleted.push(url)),
}));

const onEdit = vi.fn<(edited: readonly EditedPicture[]) => void>();
const edited = () => onEdit.mock.lastCall?.[0] ?? [];
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => undefined });
  Object.assign(uploaded, { deleted: [], rejects: '' });
});
afterEach(cleanup);

function Form({ saved }: { saved: readonly EditedPicture[] }) {
  const list = usePictureList({ folder: { kind: 'product', id: 'P' }, saved });
  useEffect(() => onEdit(list.edited));
  return (
    <>
      <PicturesField label="Product Image" list={list} error={undefined} isDisabled={false} />
      <button onClick={list.revert}>revert</button>
      <button onClick={list.markSaved}>saved</button>
      <output>{list.isUploading ? 'uploading' : list.isChanged ? 'changed' : 'same'}</output>
    </>
  );
}

const show = (saved: readonly EditedPicture[]) =>
  render(
    <ThemeProvider>
      <Form saved={saved} />
    </ThemeProvider>,
  );
const STORED = ['/a.webp', '/b.webp', '/c.webp'].map((url) => ({ url, alt: '' }));
const urls = () => edited().map(({ url }) => url);
const choose = async (...names: string[]) => {
  const files = names.map((name) => new File(['x'], name, { type: 'image/png' }));
  fireEvent.change(screen.getByLabelText('Product Image'), { target: { files } });
  await waitFor(() => expect(document.querySelector('output')).not.toHaveTextContent('uploading'));
};

test('adds several files after the stored pictures, and names each that was rejected', async () => {
  show(STORED.slice(0, 1));
  uploaded.rejects = 'lost.png';
  await choose('one.png', 'notes.txt', 'lost.png', 'two.png');
  expect(urls()).toEqual(['/a.webp', 'https://storage.example/one.png', 'https://storage.example/two.png']);
  expect(screen.getByText('notes.txt: Not an image')).toBeVisible();
  expect(screen.getByText('lost.png: Failed to upload image. Please try again.')).toBeVisible();
});

test('adds no more than ten', async () => {
  show(STORED);
  await choose(...Array.from({ length: 8 }, (_, n) => `${n}.png`));
  expect(edited()).toHaveLength(10);
  expect(screen.getByText('7.png: At most 10 pictures')).toBeVisible();
});

test('moves a picture by button, which keeps the focus, and not beyond the ends', () => {
  show(STORED);
  const up = screen.getByRole('button', { name: 'Move up: picture 3' });
  fireEvent.click(up);
  expect(urls()).toEqual(['/a.webp', '/c.webp', '/b.webp']);
  expect(screen.getByRole('button', { name: 'Move up: picture 2' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Move up: picture 1' }));
  expect(urls()).toEqual(['/a.webp', '/c.webp', '/b.webp']);
});

test('moves a picture by dragging', () => {
  show(STORED);
  const rows = within(screen.getByRole('list', { name: 'Pictures in order' })).getAllByRole('listitem');
  const dataTransfer = { types: ['text/plain'], setData: () => undefined, setDragImage: () => undefined };
  fireEvent.dragStart(rows[0]!.firstElementChild!, { dataTransfer });
  fireEvent.dragOver(rows[2]!, { dataTransfer });
  expect(urls()).toEqual(['/b.webp', '/c.webp', '/a.webp']);
});

test('keeps the texts of each picture and returns to the saved ones', () => {
  show(STORED);
  fireEvent.change(screen.getByLabelText('What picture 2 shows'), { target: { value: ' The collar ' } });
  fireEvent.change(screen.getByLabelText('The same in Bangla (2)'), { target: { value: 'কলার' } });
  expect(edited()[1]).toEqual({ url: '/b.webp', alt: 'The collar', altBn: 'কলার' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove: picture 1' }));
  expect(urls()).toEqual(['/b.webp', '/c.webp']);
  fireEvent.click(screen.getByRole('button', { name: 'revert' }));
  expect(edited()).toEqual(STORED);
  expect(screen.getByText('same')).toBeVisible();
});

test('deletes uploads that are removed or left unsaved, and no saved ones', async () => {
  const { unmount } = show(STORED);
  await choose('one.png', 'two.png');
  fireEvent.click(screen.getByRole('button', { name: 'Remove: picture 4' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove: picture 1' }));
  await waitFor(() => expect(uploaded.deleted).toEqual(['https://storage.example/one.png']));
  fireEvent.click(screen.getByRole('button', { name: 'saved' }));
  await choose('three.png');
  unmount();
  await waitFor(() =>
    expect(uploaded.deleted).toEqual([
      'https://storage.example/one.png',
      'https://storage.example/three.png',
    ]),
  );
});
