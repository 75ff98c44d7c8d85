import { jsPDF } from 'jspdf';
import { deflateSync } from 'node:zlib';

type Filter = (data: string, filters: string | readonly string[]) => { data: string; reverseChain: string };

/**
 * Replaces jsPDF's compression with Node's. jsPDF compresses a page in JavaScript and joins the result byte by
 * byte, which takes some 30 bytes of memory for each: 57 MB for the report of 5,000 orders. Its API object is open
 * for plugins.
 */
export function compressWithNode(): void {
  const api = jsPDF.API as unknown as { processDataByFilters: Filter };
  const others = api.processDataByFilters;
  api.processDataByFilters = (data, filters) => {
    if ([filters].flat().join() !== 'FlateEncode') return others(data, filters);
    return {
      data: deflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
      reverseChain: '/FlateDecode',
    };
  };
}
