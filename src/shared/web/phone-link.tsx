import { telAddress } from '#shared/kernel/contact/dialled-number.ts';

interface PhoneLinkProps {
  readonly phone: string;
  readonly className?: string;
}

/** A telephone number as typed, which dials it; text alone if it cannot be dialled. */
export const PhoneLink = ({ phone, className }: PhoneLinkProps) => {
  const href = telAddress(phone);
  return href === undefined ? (
    <span className={className}>{phone}</span>
  ) : (
    <a href={href} className={className}>
      {phone}
    </a>
  );
};
