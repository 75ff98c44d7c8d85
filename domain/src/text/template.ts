/** The placeholders of a template: '{name} is out of stock' has 'name'. */
export type PlaceholdersOf<Template extends string> = Template extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | PlaceholdersOf<Rest>
  : never;

declare const template: unique symbol;
/** A template that is rendered with its values. */
export type Interpolated<Template extends string> = string & { readonly [template]: Template };

/** Renders a template with its values. */
export function interpolate<const Template extends string>(
  template: Template,
  values: Readonly<Record<PlaceholdersOf<Template>, string | number>>,
): Interpolated<Template> {
  return template.replace(/\{(\w+)\}/g, (hole, name: string) =>
    String((values as Record<string, string | number>)[name] ?? hole),
  ) as Interpolated<Template>;
}
