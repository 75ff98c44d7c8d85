/** The holes of a template: '{name} is out of stock' has 'name'. */
export type PlaceholdersOf<Template extends string> = Template extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | PlaceholdersOf<Rest>
  : never;

declare const saidFrom: unique symbol;
/** What a template says with its values in it. */
export type Interpolated<Template extends string> = string & { readonly [saidFrom]: Template };

/**
 * Says a template with its values. Sentences with values stand as templates in the tables of words, so that another
 * language can recognise them and say them again with the same values.
 */
export function interpolate<const Template extends string>(
  template: Template,
  values: Readonly<Record<PlaceholdersOf<Template>, string | number>>,
): Interpolated<Template> {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) =>
    String((values as Record<string, string | number>)[name] ?? hole),
  ) as Interpolated<Template>;
}
