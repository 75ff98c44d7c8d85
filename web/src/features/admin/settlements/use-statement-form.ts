import { settlementCalls } from '@nargisus/domain/contract';
import type { CourierName } from '@nargisus/domain/couriers';
import { readStatementCsv } from '@nargisus/domain/settlements';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { importStatement } from '#data/settlements/settlement-mutations.ts';
import { adminSettlementsStrings } from '#locales/en/staff/admin-settlements.ts';
import { useTranslate } from '#locales/translate.ts';
import { useStrings } from '#locales/use-strings.ts';
import { useStaffAction } from '../shared/use-staff-action.ts';

interface Values {
  reference: string;
  paid: string;
  /** '' for none. */
  paidOn: string;
}

type Errors = Partial<Record<keyof Values | 'file', string>>;

/** Keeps the form that imports a statement, and sends it; a success opens the statement. */
export function useStatementForm(courier: CourierName, onImported: () => void) {
  const t = useStrings(adminSettlementsStrings);
  const translate = useTranslate();
  const navigate = useNavigate();
  const { run, isBusy } = useStaffAction();
  const [values, setValues] = useState<Values>({ reference: '', paid: '', paidOn: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [chosen, setChosen] = useState<{ name: string; text: string } | null>(null);

  const change = (changed: Partial<Values>) => {
    setValues({ ...values, ...changed });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed))));
  };

  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      setChosen({ name: file.name, text: await file.text() });
      setErrors({ ...errors, file: undefined });
    } catch {
      setErrors({ ...errors, file: t.fileUnreadable });
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = {
      ...{ courier, reference: values.reference, file: chosen?.text ?? '' },
      paid: values.paid.trim() || null,
      paidOn: values.paidOn || null,
    };
    const parsed = settlementCalls.importStatement.body.safeParse(body);
    const found: Errors = {};
    for (const { path, message } of parsed.error?.issues ?? [])
      found[path[0] as keyof Errors] ??= translate(message);
    if (!chosen) found.file = t.fileMissing;
    setErrors(found);
    // The faults of the cells are listed above the button.
    if (Object.keys(found).length > 0 || !chosen || readStatementCsv(chosen.text).faults.length > 0) return;
    void run(
      async () => {
        const { _id } = await importStatement(body as Parameters<typeof importStatement>[0]);
        onImported();
        void navigate(dashboardPaths.settlement(_id));
      },
      { failed: t.actionFailed },
    );
  };

  return { values, errors, isBusy, chosen, change, choose, submit };
}
