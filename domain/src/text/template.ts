/** The holes of a template: '{name} is out of stock' has 'name'. */
export type HolesOf<Template extends string> = Template extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | HolesOf<Rest>
  : never;

declare const saidFrom: unique symbol;
/** What a template says with its values in it. */
export type Filled<Template extends string> = string & { readonly [saidFrom]: Template };

/**
 * Says a template with its values. Sentences with values stand as templates in the tables of words, so that another
 * language can recognise them and say them again with the same values.
 */
export function fill<const Template extends string>(
  template: Template,
  values: Readonly<Record<HolesOf<Template>, string | number>>,
): Filled<Template> {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) =>
    String((values as Record<string, string | number>)[name] ?? hole),
  ) as Filled<Template>;
}
