import { openEnvelope, ShopError } from '@nargisus/domain/contract';
import { authHeaders, getIdToken } from '../auth/auth-mutations.ts';

/** Downloads a file of the API; a plain link could not authenticate the user. Rejects with ShopError. */
export async function downloadFile(url: string, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await fetchFile(url));
  link.download = name;
  link.click();
  // Later, because some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function fetchFile(url: string): Promise<Blob> {
  try {
    const token = await getIdToken();
    const response = await fetch(url, { headers: token ? await authHeaders(token) : {} });
    if (!response.ok) openEnvelope(response.status, await response.json());
    return await response.blob();
  } catch (cause) {
    if (cause instanceof ShopError) throw cause;
    throw new ShopError('unreachable', '', { cause });
  }
}
