import {
  registerStyles as rememberStyles,
  type EmotionCache,
  type SerializedStyles,
  type StyleSheet,
} from '@emotion/utils';

export { getRegisteredStyles, insertStyles } from '@emotion/utils';

/**
 * Emotion's own is called while a component is drawn and says what its class stands for. Emotion makes CSS rules of that only when
 * React puts the page together, in one go that no touch can interrupt, and takes most of its time for it. Here they are made at
 * once, in the small steps in which React draws, and only put in place then.
 */
export function registerStyles(cache: EmotionCache, styles: SerializedStyles, isStringTag: boolean): void {
  rememberStyles(cache, styles, isStringTag);
  if (cache.inserted[styles.name] === undefined) compilerOf(cache)(`.${cache.key}-${styles.name}`, styles);
}

type Compile = (selector: string, styles: SerializedStyles) => void;

const compilers = new WeakMap<EmotionCache, Compile>();

function compilerOf(cache: EmotionCache): Compile {
  let compile = compilers.get(cache);
  if (!compile) compilers.set(cache, (compile = compileFor(cache)));
  return compile;
}

function compileFor(cache: EmotionCache): Compile {
  const insert = cache.insert;
  const made = new Map<string, string[]>();
  cache.insert = (selector, styles, sheet, remembers) => {
    const key = `${selector} ${styles.name}`;
    const rules = made.get(key);
    if (!rules) return insert(selector, styles, sheet, remembers);
    made.delete(key);
    for (const rule of rules) sheet.insert(rule);
    if (remembers) cache.inserted[styles.name] = true;
  };
  return (selector, styles) => {
    // Keyframes and the like hang behind what uses them; no class is theirs.
    for (let part: SerializedStyles | undefined = styles; part; part = part.next) {
      const own = part === styles ? selector : '';
      const key = `${own} ${part.name}`;
      if (made.has(key)) continue;
      const rules: string[] = [];
      insert(own, part, { insert: (rule: string) => void rules.push(rule) } as StyleSheet, false);
      made.set(key, rules);
    }
  };
}
