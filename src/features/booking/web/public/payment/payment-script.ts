/**
 * The script of the page on which customers choose how to pay: calls the API, then opens the payment page of
 * the provider, or this page again with what is to transfer. A refusal after which the page shows something else loads it
 * again as well; after any other one the customer is told that it did not work.
 */
export const paymentScript = `for (const button of document.querySelectorAll('[data-way] button')) button.addEventListener('click', async () => {
  const alert = button.parentElement.querySelector('[role=alert]');
  button.disabled = alert.hidden = true;
  try {
    const response = await fetch(button.value, { method: 'POST' });
    const { checkout_url, code } = await response.json();
    if (checkout_url) return void location.assign(checkout_url);
    if (response.ok || ['already_paid', 'not_payable', 'no_prepayment', 'transfers_off'].includes(code)) return void location.reload();
  } catch {}
  button.disabled = alert.hidden = false;
});`;
