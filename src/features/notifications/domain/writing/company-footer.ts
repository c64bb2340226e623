import type { CommonFacts } from './mail-facts.ts';

/** Returns who the studio is and its closing lines, as it has chosen them for mails to customers. */
export const companyFooter = ({ company, design }: CommonFacts, name: string): string[] => {
  const { company_address, company_phone, company_email, company_website, notification_footer } = company;
  const studio = [name, company_address, company_phone, company_email, company_website].filter(Boolean);
  return [
    ...(design.show_company_info ? [studio.join('\n')] : []),
    ...(notification_footer ? [notification_footer] : []),
  ];
};
