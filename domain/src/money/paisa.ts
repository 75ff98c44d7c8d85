declare const paisaBrand: unique symbol;

/** Money inside domain: a whole number of paisa (1 taka = 100 paisa). Never a float, never negative in a price. */
export type Paisa = number & { readonly [paisaBrand]: 'Paisa' };

/** Brands a number as paisa. @throws RangeError when it is not a safe whole number. */
export function paisa(amount: number): Paisa {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of paisa: ${amount}`);
  return amount as Paisa;
}

export const NO_MONEY = paisa(0);

export function addPaisa(...amounts: readonly Paisa[]): Paisa {
  return paisa(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

export function subtractPaisa(from: Paisa, amount: Paisa): Paisa {
  return paisa(from - amount);
}

/** Multiplies an amount by a whole number, such as a quantity. */
export function multiplyPaisa(amount: Paisa, times: number): Paisa {
  return paisa(amount * times);
}
