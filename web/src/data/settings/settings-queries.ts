import { auditEntrySchema, type AuditEntry } from '@nargisus/domain/audit';
import { settingsRecord, type SectionId, type SettingsRecord } from '@nargisus/domain/settings';
import { collection, doc, limit, orderBy, query, where } from 'firebase/firestore';
import { converterFor, readOnlyConverter } from '../firebase/converters.ts';
import { firestore } from '../firebase/firebase-firestore.ts';
import type { Loadable } from '../query/loadable.ts';
import { subscribeToDocument, subscribeToQuery, useSnapshot } from '../query/use-snapshot.ts';

/** Returns a section of the settings, live, with the default of each field that is not stored. Reads one document. */
export function useSettings(section: SectionId): Loadable<SettingsRecord> {
  return useSnapshot<SettingsRecord>(section, (observer) => {
    const converter = readOnlyConverter((stored) => settingsRecord(section, stored as object));
    return subscribeToDocument(doc(firestore, 'settings', section).withConverter(converter), {
      ...observer,
      missing: () => observer.next(settingsRecord(section)),
    });
  });
}

/** The number of changes shown; older ones stay in the audit log. */
const CHANGES_SHOWN = 20;

/** Returns the newest changes of a section from the audit log, live. Reads CHANGES_SHOWN documents at most. */
export function useSettingsHistory(section: SectionId): Loadable<AuditEntry[]> {
  return useSnapshot(section, (observer) => {
    const entries = collection(firestore, 'audit').withConverter(converterFor(auditEntrySchema));
    const changes = query(
      entries,
      where('subject.id', '==', `settings/${section}`),
      orderBy('at', 'desc'),
      limit(CHANGES_SHOWN),
    );
    return subscribeToQuery(changes, observer);
  });
}
