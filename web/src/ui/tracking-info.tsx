/** Renders tracking information: a web address as a link, other text as it is. */
export function TrackingInfo({ text, label }: { text: string; label: string }) {
  if (!isWebAddress(text)) return text;
  return (
    <a href={text} target="_blank" rel="noopener noreferrer" style={{ color: 'inherit' }}>
      {label}
    </a>
  );
}

/** Only http and https: staff and couriers write this text. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}
