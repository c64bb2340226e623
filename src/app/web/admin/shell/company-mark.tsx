import { useCompany } from '#features/settings/web/parts/admin/use-company.ts';
import { StudioMark } from '#shared/web/studio-mark.tsx';

/** The studio's logo or default icon, and its name. */
export const CompanyMark = () => {
  const company = useCompany();
  if (!company) return <span className="h-8" />;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span
        className="contents text-accent-text dark:[&>img]:bg-white dark:[&>img]:p-1 [&>img]:h-8 [&>img]:max-w-28 [&>svg]:size-7"
        key={company.logo_url}
      >
        <StudioMark logo={company.logo_url} />
      </span>
      <span className="truncate text-lg font-semibold tracking-tight text-ink">{company.company_name}</span>
    </span>
  );
};
