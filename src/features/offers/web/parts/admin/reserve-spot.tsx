import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { campaignAdminTexts } from '#features/campaigns/texts/admin-texts.ts';
import type { Language } from '#shared/kernel/language.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { offersContract } from '../../../contract.ts';
import { usualHeldHours } from '../../../domain/offer-state.ts';

const call = adminCaller<typeof offersContract>();
const hourChoices = [2, 12, 24, usualHeldHours, 72, 168];

interface Reservation {
  readonly name: string;
  readonly email: string;
  readonly hours: string;
  readonly language: Language;
}
const initial: Reservation = { name: '', email: '', hours: String(usualHeldHours), language: 'de' };

interface ReserveSpotProps {
  readonly campaign_id: string;
  readonly spot_id: string;
  /** The time of the spot, as text. */
  readonly time: string;
  readonly onClose: () => void;
}

/** Reserves a spot of a campaign for a person, who gets a mail with a link. What was typed is kept if it fails. */
export const ReserveSpot = ({ campaign_id, spot_id, time, onClose }: ReserveSpotProps) => {
  const { language: own } = useLanguage();
  const words = campaignAdminTexts[own].reserve;
  const message = useErrorMessage();
  const reserve = useReserveSpot({ id: campaign_id, spot_id });
  const form = useForm({
    initial,
    save: ({ hours, ...customer }) => reserve.mutateAsync({ hours: Number(hours), customer }),
    done: () => {
      showToast(words.done, 'success');
      onClose();
    },
    failed: (error) => (error instanceof CallError && error.code === 'spot_taken' ? words.taken : message(error)),
  });
  const { field } = form;
  const rest = { required: true, autoComplete: 'off' };
  return (
    <FormModal title={words.title(time)} submitLabel={words.submit} form={form} onClose={onClose}>
      <p className="text-muted">{words.lead}</p>
      <TextField {...field('name')} {...rest} label={words.name} maxLength={limits.customerName} />
      <TextField {...field('email')} {...rest} label={words.email} type="email" maxLength={limits.email} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...field('hours')} label={words.hours}>
          {hourChoices.map((hours) => (
            <option key={hours} value={String(hours)}>
              {words.hoursOf(hours)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('language')} label={words.language}>
          <option value="de">{words.languages.de}</option>
          <option value="ru">{words.languages.ru}</option>
        </SelectField>
      </div>
    </FormModal>
  );
};

const useReserveSpot = (params: { readonly id: string; readonly spot_id: string }) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Parameters<typeof send>[1]) => send(params, body),
    onSettled: () =>
      void [['campaigns'], ['offers'], ['calendar']].map((queryKey) => client.invalidateQueries({ queryKey })),
  });
};

type Sent = NonNullable<Parameters<typeof call<'POST /api/admin/campaigns/{id}/spots/{spot_id}/offer'>>[1]>;

const send = (params: Sent['params'], body: Sent['body']) =>
  call('POST /api/admin/campaigns/{id}/spots/{spot_id}/offer', { params, body });
