import type { RowResult } from '@nargisus/domain/catalogue';
import {
  readProductCsv,
  type CsvProduct,
  type ProductCsvFault,
  type ReadProducts,
} from '@nargisus/domain/product-csv';
import { profileMessages } from '@nargisus/domain/messages';
import { useRef, useState } from 'react';
import { serverError } from '#data/api/call-api.ts';
import { requestsOf, saveProductRows } from '#data/catalogue/save-product-rows.ts';
import { hashOfFile, uploadPictureFile } from '#data/images/picture-files.ts';
import type { Translatable } from '#locales/translatable.ts';
import { distinctFaults, faultsOfResult, missingFiles, sentRow, type PictureFiles } from './import-rows.ts';

type Phase = 'choose' | 'checking' | 'checked' | 'importing' | 'paused' | 'done';

interface Progress {
  readonly done: number;
  readonly all: number;
}

/** What the check of a file found. */
export interface Check {
  readonly read: ReadProducts;
  readonly files: PictureFiles;
  readonly faults: readonly ProductCsvFault[];
  /** What the import will do, by row: only rows without a fault. */
  readonly plans: ReadonlyMap<number, RowResult>;
}

/**
 * Returns the state of an import: check a file without writing, then save the rows without a fault in requests of 25. A
 * cancelled import goes on where it stopped. `saved` has what became of each row.
 */
export function useProductImport() {
  const [phase, setPhase] = useState<Phase>('choose');
  const [progress, setProgress] = useState<Progress>({ done: 0, all: 0 });
  const [check, setCheck] = useState<Check | null>(null);
  const [saved, setSaved] = useState<ReadonlyMap<number, RowResult>>(new Map());
  const [failure, setFailure] = useState<Translatable | null>(null);
  const run = useRef(new AbortController());

  const begin = (next: Phase, all: number): AbortSignal => {
    run.current = new AbortController();
    setFailure(null);
    setProgress({ done: 0, all });
    setPhase(next);
    return run.current.signal;
  };

  /** Reads the file and asks the shop what importing it would do. Writes nothing. */
  const start = async (table: File, pictures: readonly File[]) => {
    const signal = begin('checking', 0);
    setSaved(new Map());
    try {
      const read = readProductCsv(await table.text());
      const files = await chosenFiles(read.products, pictures);
      const own = [...read.faults, ...missingFiles(read.products, new Set(files.keys()))];
      const results = await dryRun(read.products, files, own, { signal, onProgress: setProgress });
      const faults = distinctFaults([...own, ...results.flatMap(faultsOfResult)]);
      const faulty = new Set(faults.map(({ row }) => row));
      const sound = results.filter(({ row }) => !faulty.has(row));
      setCheck({ read, files, faults, plans: new Map(sound.map((it) => [it.row, it])) });
      setPhase('checked');
    } catch (cause) {
      setPhase('choose');
      if (!signal.aborted) setFailure(serverError(cause) ?? profileMessages.imageFailed);
    }
  };

  /** Saves what is not saved yet. */
  const save = async () => {
    if (!check) return;
    const { read, files, plans } = check;
    const rows = read.products.filter(({ row }) => isToSave(plans.get(row)));
    const open = rows.filter(({ row }) => !saved.has(row));
    const signal = begin('importing', rows.length);
    let done = rows.length - open.length;
    setProgress({ done, all: rows.length });
    try {
      for (const some of savedTogether(open, check)) {
        signal.throwIfAborted();
        const results = await saveSome(some, { files, plans, signal });
        done += some.length;
        setProgress({ done, all: rows.length });
        setSaved((before) => new Map([...before, ...results.map((it) => [it.row, it] as const)]));
      }
      setPhase('done');
    } catch (cause) {
      setPhase('paused');
      if (!signal.aborted) setFailure(serverError(cause) ?? profileMessages.imageFailed);
    }
  };

  return {
    phase,
    progress,
    check,
    saved,
    failure,
    start,
    save,
    /** Stops after the request that is under way. */
    cancel: () => run.current.abort(),
    reset: () => {
      run.current.abort();
      setCheck(null);
      setSaved(new Map());
      setFailure(null);
      setPhase('choose');
    },
  };
}

export type ProductImport = ReturnType<typeof useProductImport>;

export const isToSave = (plan: RowResult | undefined): boolean =>
  plan?.outcome === 'created' || plan?.outcome === 'updated';

/** Pictures make a row slow: the progress would stand still for long. */
const ROWS_WITH_UPLOADS = 3;

function savedTogether(rows: readonly CsvProduct[], { files, plans }: Check): CsvProduct[][] {
  return requestsOf(rows, (it) => sentRow(it, files)).flatMap((some) => {
    const isSlow = some.some(({ row }) => plans.get(row)!.files.length > 0);
    const size = isSlow ? ROWS_WITH_UPLOADS : some.length;
    return Array.from({ length: Math.ceil(some.length / size) }, (_, at) =>
      some.slice(at * size, (at + 1) * size),
    );
  });
}

/** Returns the chosen files that the table names, with their hashes. */
async function chosenFiles(
  products: readonly CsvProduct[],
  pictures: readonly File[],
): Promise<PictureFiles> {
  const named = new Set(
    products.flatMap(({ pictures: list = [] }) => list.map(({ name }) => name.toLowerCase())),
  );
  const files = new Map<string, { file: File; hash: string }>();
  // One after the other: a phone does not hold many pictures in memory.
  for (const file of pictures) {
    const name = file.name.toLowerCase();
    if (named.has(name)) files.set(name, { file, hash: await hashOfFile(file) });
  }
  return files;
}

async function dryRun(
  products: readonly CsvProduct[],
  files: PictureFiles,
  faults: readonly ProductCsvFault[],
  { signal, onProgress }: { signal: AbortSignal; onProgress(progress: Progress): void },
): Promise<RowResult[]> {
  const sent = (product: CsvProduct) => {
    const faulty = faults.filter(({ row }) => row === product.row).map(({ column }) => column);
    return sentRow(product, files, { faulty });
  };
  // A row without a key cannot be looked up.
  const rows = products.filter(({ id, cells }) => id || cells.sku);
  const results: RowResult[] = [];
  onProgress({ done: 0, all: rows.length });
  for (const some of requestsOf(rows, sent)) {
    signal.throwIfAborted();
    results.push(...(await saveProductRows(some.map(sent), { isDryRun: true, signal })));
    onProgress({ done: results.length, all: rows.length });
  }
  return results;
}

interface Saving {
  readonly files: PictureFiles;
  readonly plans: ReadonlyMap<number, RowResult>;
  readonly signal: AbortSignal;
}

/** Uploads the pictures of some rows, and saves the rows whose pictures are uploaded. */
async function saveSome(rows: readonly CsvProduct[], { files, plans, signal }: Saving): Promise<RowResult[]> {
  const byHash = new Map([...files.values()].map(({ file, hash }) => [hash, file]));
  // The rows together, the pictures of one row one after the other: a phone does not hold many in memory.
  const uploads = await Promise.all(rows.map(({ row }) => uploadPictures(plans.get(row)!, byHash, signal)));
  const rejected: RowResult[] = [];
  const sent = [];
  for (const [at, product] of rows.entries()) {
    const plan = plans.get(product.row)!;
    const { uploaded, error } = uploads[at]!;
    if (error) rejected.push({ ...plan, outcome: 'rejected', errors: { pictures: error } });
    else sent.push(sentRow(product, files, { uploaded, fromVersion: plan.version }));
  }
  // Not cancelled once it is sent: its answer says what was saved.
  return [...rejected, ...(sent.length > 0 ? await saveProductRows(sent) : [])];
}

/** Uploads the pictures of a row that the shop does not have. Returns their addresses by hash, and what went wrong. */
async function uploadPictures(
  { id, files }: RowResult,
  byHash: ReadonlyMap<string, File>,
  signal: AbortSignal,
): Promise<{ uploaded: ReadonlyMap<string, string>; error?: string }> {
  const uploaded = new Map<string, string>();
  for (const hash of files) {
    const picture = await uploadPictureFile(id!, byHash.get(hash)!, signal);
    if (!picture.ok) return { uploaded, error: picture.error };
    uploaded.set(hash, picture.url);
  }
  return { uploaded };
}
