// Mutation key of a booking in progress in this tab, by quote.
export const bookingKey = (quote: string | undefined) => ["booking", quote];
