import { openEnvelope, ShopError } from '@nargisus/domain/contract';
import { authHeaders, getIdToken } from '../auth/auth-mutations.ts';

/**
 * Fetches a file of the API and hands it to the browser to keep: a plain link could not say who asks. Rejects with
 * ShopError.
 */
export async function downloadFile(address: string, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await fetchFile(address));
  link.download = name;
  link.click();
  // Not at once: some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function fetchFile(address: string): Promise<Blob> {
  try {
    const token = await getIdToken();
    const response = await fetch(address, { headers: token ? await authHeaders(token) : {} });
    if (!response.ok) openEnvelope(response.status, await response.json());
    return await response.blob();
  } catch (cause) {
    if (cause instanceof ShopError) throw cause;
    throw new ShopError('unreachable', '', { cause });
  }
}
