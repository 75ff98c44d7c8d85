/** Renders Google's G in its own colours, as Google's branding guidelines require. */
export function GoogleMark() {
  return (
    <svg width={20} height={20} viewBox="0 0 48 48" aria-hidden>
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10 10 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1Z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.9 0 10.9-2 14.5-5.4l-7.1-5.5a13.4 13.4 0 0 1-19.9-7H4.2v5.7A22 22 0 0 0 24 46Z"
      />
      <path fill="#fbbc04" d="M11.5 28.1a13.2 13.2 0 0 1 0-8.3v-5.6H4.2a22 22 0 0 0 0 19.6l7.3-5.7Z" />
      <path
        fill="#ea4335"
        d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A21.1 21.1 0 0 0 24 2 22 22 0 0 0 4.2 14.2l7.3 5.6A13.1 13.1 0 0 1 24 10.8Z"
      />
    </svg>
  );
}
