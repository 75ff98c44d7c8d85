import { jsPDF } from 'jspdf';
import { deflateSync } from 'node:zlib';

type Filter = (data: string, filters: string | readonly string[]) => { data: string; reverseChain: string };

/**
 * jsPDF compresses a page in JavaScript and joins the outcome byte by byte, which leaves some 30 bytes of memory for
 * each: 57 MB for the report of 5,000 orders. Its API is an open object, made for plugins to put their functions on.
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
