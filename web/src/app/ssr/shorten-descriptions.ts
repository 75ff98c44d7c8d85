import type { ApiResponse } from '@nargisus/domain/contract';
import { beginningOf } from '@nargisus/domain/text';

/**
 * Returns an API response with the descriptions of a list's products cut to whole words within `length` characters; for 0
 * only the English one is left, as …, because a product must have one. The HTML of a list carries its data, and texts that no card shows would cost a round trip (docs/adr/0039). The
 * page of a product fetches the whole text.
 */
export function shortenDescriptions(response: ApiResponse, length: number): ApiResponse {
  const { body } = response;
  const { data } = (body ?? {}) as { readonly data?: unknown };
  if (!Array.isArray(data)) return response;
  const shortened = data.map((item: Readonly<Record<string, unknown>>) => {
    const { description, descriptionBn, ...rest } = item;
    return {
      ...rest,
      ...(typeof description === 'string' && { description: beginningOf(description, length) }),
      ...(typeof descriptionBn === 'string' &&
        length > 0 && { descriptionBn: beginningOf(descriptionBn, length) }),
    };
  });
  return { ...response, body: { ...(body as object), data: shortened } };
}
