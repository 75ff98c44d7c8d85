const PETALS = [0, 60, 120, 180, 240, 300];

/** The shop's logo: a narcissus from above, six petals around the golden cup. */
export function NarcissusMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden style={{ flex: 'none' }}>
      <g
        fill="var(--shop-palette-petal)"
        stroke="var(--shop-palette-stem)"
        strokeWidth={1.8}
        strokeLinejoin="round"
      >
        {PETALS.map((turn) => (
          <path
            key={turn}
            transform={`rotate(${turn} 24 24)`}
            d="M24 23C17.5 17.5 18 8 24 3c6 5 6.5 14.5 0 20Z"
          />
        ))}
      </g>
      <circle
        cx="24"
        cy="24"
        r="6.4"
        fill="var(--shop-palette-secondary-main)"
        stroke="var(--shop-palette-stem)"
        strokeWidth={1.8}
      />
      <circle cx="24" cy="24" r="2" fill="var(--shop-palette-stem)" />
    </svg>
  );
}
