import type { Document } from '../documents/document.ts';
import { projectFields } from '../documents/project-fields.ts';
import type { FieldPath } from '../paths/document-key.ts';
import type { DocumentChange } from '../writes/write.ts';
import type { Target, ViewChange } from './target.ts';

/** A listener with `select`. Projects on output, so that documents keep their identity inside. */
export class ProjectedTarget implements Target {
  readonly id: number;

  constructor(
    readonly inner: Target,
    readonly select: readonly FieldPath[],
  ) {
    this.id = inner.id;
  }

  open(): ViewChange[] {
    return this.project(this.inner.open());
  }

  apply(changes: readonly DocumentChange[]): ViewChange[] {
    return this.project(this.inner.apply(changes));
  }

  project(view: readonly ViewChange[]): ViewChange[] {
    return view.map((change) => ({
      ...change,
      ...(change.document && { document: this.#short(change.document) }),
    }));
  }

  #short(document: Document): Document {
    return projectFields(document, this.select);
  }
}
