import type { ApiResponse } from '@nargisus/domain/contract';
import { beginningOf } from '@nargisus/domain/text';

/**
 * Returns an API response with the descriptions of a list's products cut to whole words within `length` characters, 0 for
 * none. The HTML of a list carries its data, and texts that no card shows would cost a round trip (docs/adr/0039). The
 * page of a product fetches the whole text.
 */
export function shortenDescriptions(response: ApiResponse, length: number): ApiResponse {
  const { body } = response;
  const { data } = (body ?? {}) as { readonly data?: unknown };
  if (!Array.isArray(data)) return response;
  const cut = (text: unknown) => (typeof text === 'string' ? beginningOf(text, length) : undefined);
  const shortened = data.map((item: Readonly<Record<string, unknown>>) =>
    'description' in item
      ? {
          ...item,
          description: cut(item.description),
          descriptionBn: cut(item.descriptionBn) || undefined, // left out of JSON
        }
      : item,
  );
  return { ...response, body: { ...(body as object), data: shortened } };
}
