import * as z from 'zod/mini';
import { fixedText } from '../text/message.ts';
import { parameterMessages } from './parameter-messages.ts';

/** A number from 1 to `largest`, as text: 5 digits at most. */
export const wholeNumber = (largest: number) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9][0-9]{0,4}$/, fixedText(parameterMessages.wholeNumber, { largest }))),
    z.pipe(
      z.transform(Number),
      z.number().check(z.lte(largest, fixedText(parameterMessages.atMost, { largest }))),
    ),
  );

/** A choice that is sent as `true` or `false`. */
export const flag = z.pipe(
  z.enum(['true', 'false'], parameterMessages.flag),
  z.transform((text) => text === 'true'),
);

/** The `nextCursor` of the previous page. */
export const cursor = z.string().check(z.minLength(1), z.maxLength(500));
