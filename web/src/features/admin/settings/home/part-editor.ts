/** What the editor of a part of the home page is given. */
export interface PartEditor<Value> {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly value: Value;
  /** The value that counts for shoppers now. */
  readonly stored: Value;
  /** Returns the error of a part by its path: `slides`, `slides.0.title`. */
  errorAt(path: string): string | undefined;
  onChange(value: Value): void;
}
