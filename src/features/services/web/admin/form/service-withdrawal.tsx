import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminService, ServiceChanges } from '../../../contract.ts';
import { type WithdrawalRight, withdrawalRights } from '../../../domain/withdrawal-right.ts';
import { servicesAdminTexts } from '../../../texts/admin-handle.ts';

export interface WithdrawalValues {
  readonly withdrawal_right: WithdrawalRight;
}

/** Whether customers may withdraw from the contract about a session. */
export const ServiceWithdrawal = ({ values, field }: FieldsOf<WithdrawalValues>) => {
  const t = useTexts(servicesAdminTexts);
  const right = values.withdrawal_right;
  return (
    <SelectField
      {...field('withdrawal_right')}
      label={t('form.withdrawal')}
      hint={right === 'yes' ? undefined : t(`withdrawal.${right}.hint`)}
    >
      {withdrawalRights.map((one) => (
        <option key={one} value={one}>
          {t(`withdrawal.${one}`)}
        </option>
      ))}
    </SelectField>
  );
};

export const withdrawalValuesOf = (service: AdminService | undefined): WithdrawalValues => ({
  withdrawal_right: service?.withdrawal_right ?? 'yes',
});

/** Returns the change of the right; no field if it is unchanged. */
export const withdrawalIn = (
  { withdrawal_right }: WithdrawalValues,
  before: AdminService | undefined,
): Pick<ServiceChanges, 'withdrawal_right'> =>
  withdrawal_right === (before?.withdrawal_right ?? 'yes') ? {} : { withdrawal_right };
