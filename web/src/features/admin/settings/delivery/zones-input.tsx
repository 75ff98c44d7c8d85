import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DEFAULT_ZONE, MAX_ZONES, presetZones } from '@nargisus/domain/delivery';
import { deliverySection } from '@nargisus/domain/settings';
import * as z from 'zod/mini';
import { adminZonesStrings } from '#locales/en/staff/admin-zones.ts';
import { useStrings } from '#locales/use-strings.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { OrderedList } from '../home/ordered-list.tsx';
import type { PartEditor } from '../home/part-editor.ts';
import type { WireZone, WireZones } from './wire-zone.ts';
import { ZoneFields } from './zone-fields.tsx';

const { schema } = deliverySection.fields.zones;

const NEW_ZONE: WireZone = { ...z.encode(schema, [DEFAULT_ZONE])[0]!, name: '', nameBn: '' };

/** Renders the editor of the delivery zones, with a button for the zones with which most shops begin. */
export function ZonesInput(part: PartEditor<WireZones>) {
  const t = useStrings(adminZonesStrings);
  const usePreset = () => {
    part.onChange(z.encode(schema, presetZones()));
    announce(t.presetSet);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <div>
        <Button type="button" variant="outlined" small style={{ whiteSpace: 'normal' }} onClick={usePreset}>
          {t.preset}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {t.presetHelp}
        </Typography>
      </div>
      <OrderedList
        part={part}
        most={MAX_ZONES}
        least={1}
        addLabel={t.add}
        nameOf={t.zone}
        newItem={() => NEW_ZONE}
        renderItem={(zone, errorAt, set) => <ZoneFields zone={zone} errorAt={errorAt} onChange={set} />}
      />
    </Box>
  );
}
