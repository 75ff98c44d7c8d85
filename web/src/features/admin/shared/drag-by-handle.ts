import type { DragEvent } from 'react';

interface Drag {
  onDrag(isOn: boolean): void;
  /** The item is under a dragged one. */
  onDragOver(): void;
}

/** Returns the props of a list item and of the handle in it that drags the whole item. Dragged files are ignored. */
export const dragByHandle = ({ onDrag, onDragOver }: Drag) => ({
  item: {
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      onDragOver();
    },
  },
  handle: {
    onDragStart({ dataTransfer, currentTarget }: DragEvent) {
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', ''); // Firefox starts no drag without data
      const item = currentTarget.closest('li');
      if (item) dataTransfer.setDragImage(item, 24, 24);
      onDrag(true);
    },
    onDragEnd: () => onDrag(false),
  },
});
