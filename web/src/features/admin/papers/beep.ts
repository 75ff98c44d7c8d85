/** Whether a piece was packed or refused, by ear: packers look at the goods, not at the screen. */
const TONES = {
  packed: { frequency: 1_320, seconds: 0.08 },
  refused: { frequency: 220, seconds: 0.4 },
} as const;

const VOLUME = 0.2;

let context: AudioContext | undefined;

/** Plays a short tone; silence where the browser has no sound. Call it in answer to a key or a press. */
export function beep(tone: keyof typeof TONES): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { frequency, seconds } = TONES[tone];
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  oscillator.frequency.value = frequency;
  oscillator.type = tone === 'packed' ? 'sine' : 'square';
  gain.gain.value = VOLUME;
  oscillator.connect(gain).connect(context.destination);
  oscillator.start();
  oscillator.stop(context.currentTime + seconds);
}
