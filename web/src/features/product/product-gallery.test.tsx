// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProduct } from '#testing/builders.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { ProductGallery } from './product-gallery.tsx';

const scrollTo = vi.fn();
beforeEach(() => {
  // jsdom lays nothing out and shows no dialogs.
  Element.prototype.scrollTo = scrollTo;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  scrollTo.mockClear();
});

const pictures = [
  { url: '/pictures/panjabi-640.webp', alt: '' },
  { url: '/b.webp', alt: 'The collar from near', altBn: 'কাছ থেকে কলার' },
  { url: '/c.webp', alt: '' },
];

test('shows one picture without thumbnails, which opens larger under the product’s name', () => {
  renderWithProviders(<ProductGallery product={aProduct()} />);
  expect(screen.getAllByRole('button')).toEqual([
    screen.getByRole('button', { name: 'See larger: Linen Panjabi' }),
  ]);
});

test('names each picture by its text, or by its position', () => {
  renderWithProviders(<ProductGallery product={aProduct({ pictures })} />);
  for (const name of [
    'Linen Panjabi, picture 1 of 3',
    'The collar from near',
    'Linen Panjabi, picture 3 of 3',
  ]) {
    expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.getByRole('button', { name: `See larger: ${name}` })).toBeVisible();
  }
});

test('loads the first picture at once and the others when they come near', () => {
  const { container } = renderWithProviders(<ProductGallery product={aProduct({ pictures })} />);
  const images = [...container.querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', ...Array(5).fill('lazy')]);
});

test('goes to a picture by thumbnail and by arrow key, and not beyond the last', () => {
  renderWithProviders(<ProductGallery product={aProduct({ pictures })} />);
  fireEvent.click(screen.getByRole('button', { name: 'The collar from near' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 300 });
  const [first, second, third] = screen.getAllByRole('button', { name: /^See larger/ });
  first!.focus();
  fireEvent.keyDown(first!, { key: 'ArrowRight' });
  expect(second).toHaveFocus();
  third!.focus();
  scrollTo.mockClear();
  fireEvent.keyDown(third!, { key: 'ArrowRight' });
  expect(third).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('opens the picture that was pressed, and moves there by button and arrow key', async () => {
  renderWithProviders(<ProductGallery product={aProduct({ pictures })} />);
  fireEvent.click(screen.getByRole('button', { name: 'See larger: The collar from near' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Linen Panjabi' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 300, behavior: 'instant' });
  expect(viewer.getByRole('status')).toHaveTextContent('2 / 3');
  fireEvent.click(viewer.getByRole('button', { name: 'Next picture' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 600 });
  fireEvent.click(viewer.getByRole('button', { name: 'Zoom in' }));
  expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  fireEvent.click(viewer.getByRole('button', { name: 'Close picture' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
