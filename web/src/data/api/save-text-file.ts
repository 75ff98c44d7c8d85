/** Offers a text as a file to download. */
export function saveTextFile(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // Later, because some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
