import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { type Form, useForm } from '#shared/web/admin/form/use-form.ts';
import { DateField, TimeField } from '#shared/web/admin/typed/when-field.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { campaignLimits, spotsOf } from '../../domain/campaign-spots.ts';
import { DescribedFields, describedBy, describedIn, slugProblem, slugRefusal } from './described-fields.tsx';
import { dayOf, type NewCampaignValues } from './new-campaign-values.ts';
import { SpotsPreview } from './spots-preview.tsx';
import { useCampaignAdminTexts } from './use-campaign-admin-texts.ts';
import { useMakeCampaign } from './use-campaigns.ts';
import { WhoFields } from './who-fields.tsx';

interface CampaignFormProps {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

/** Creates a mini-session day in one form, with a preview of its spots. */
export const CampaignForm = ({ onClose, onMade }: CampaignFormProps) => {
  const words = useCampaignAdminTexts();
  const message = useErrorMessage();
  const make = useMakeCampaign();
  const form = useForm<NewCampaignValues>({
    initial: {
      ...describedBy(undefined),
      service_id: '',
      photographer_id: '',
      resource_ids: [],
      date: '',
      from: '10:00',
      to: '16:00',
      session_minutes: '20',
      break_minutes: '5',
      access_codes: false,
    },
    check: (values) => {
      const spots = values.date === '' ? undefined : spotsOf(dayOf(values));
      return { ...slugProblem(values, words), ...(spots && !spots.ok && { to: words.refusals[spots.refusal] }) };
    },
    save: async (values) => {
      const { id } = await make.mutateAsync({
        ...describedIn(values),
        ...dayOf(values),
        service_id: values.service_id,
        photographer_id: values.photographer_id,
        resource_ids: [...values.resource_ids],
        opens_at: values.opens_at || null,
        access_codes: values.access_codes,
      });
      onMade(id);
    },
    words: (_, kind) => (kind === 'past' ? words.past : undefined),
    refusal: (error) => slugRefusal(error, words),
    failed: (error) => {
      if (!(error instanceof CallError)) return message(error);
      if (error.code === 'slot_taken') return words.slotTaken;
      return error.code === 'resource_taken' ? words.resourceTaken : message(error);
    },
  });
  return (
    <FormModal wide title={words.add} submitLabel={words.create} form={form} onClose={onClose}>
      <DescribedFields form={form} />
      <WhoFields form={form} />
      <DayFields form={form} />
      <Checkbox
        name="access_codes"
        checked={form.values.access_codes}
        onChange={({ target: { checked } }) => form.change({ access_codes: checked })}
        label={words.codes}
        hint={words.codesHint}
      />
      <SpotsPreview values={form.values} />
    </FormModal>
  );
};

const DayFields = ({ form: { field } }: { readonly form: Form<NewCampaignValues> }) => {
  const words = useCampaignAdminTexts();
  const number = { type: 'number', inputMode: 'numeric', required: true, step: 1 } as const;
  return (
    <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
      <DateField {...field('date')} label={words.date} required />
      <TimeField {...field('from')} label={words.from} required />
      <TimeField {...field('to')} label={words.to} required />
      <TextField {...field('session_minutes')} {...number} {...campaignLimits.session_minutes} label={words.minutes} />
      <TextField {...field('break_minutes')} {...number} {...campaignLimits.break_minutes} label={words.breaks} />
    </div>
  );
};
