import { COLLECTION_IDS } from '@nargisus/domain/catalogue';
import { HOME_ROW_SOURCES, readRowSource, type HomeRowSource } from '@nargisus/domain/home';
import { useCollections } from '#data/collections/collection-queries.ts';
import { adminHomeStrings } from '#locales/en/staff/admin-home.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';

/** Returns a function that names what a row shows. One request, which the CDN answers, for the collections that staff keep. */
export function useSourceLabel(): (source: HomeRowSource) => string {
  const t = useStrings(adminHomeStrings);
  const labels = useStrings(catalogueLabelStrings);
  const localized = useLocalized();
  const collections = useStaffsCollections();
  return (source) => {
    const { collection, category } = readRowSource(source);
    if (category) return t.ofCategory(labels.categories[category]);
    if (!collection) return t.newest;
    const own = COLLECTION_IDS.find((it) => it === collection);
    if (own) return t.ofCollection(labels.collections[own].label);
    const kept = collections.find(({ id }) => id === collection);
    return t.ofCollection(kept ? localized(kept, 'name').children : collection);
  };
}

/** Returns what a row can show: of every shop, and the visible collections that staff keep. */
export function useRowSources(): HomeRowSource[] {
  const collections = useStaffsCollections();
  return [...HOME_ROW_SOURCES, ...collections.map(({ id }) => `collection:${id}` as const)];
}

/** Returns the visible collections that staff keep; none while they load. */
export function useStaffsCollections() {
  const collections = useCollections();
  return collections.state === 'ready' ? collections.value : [];
}
