// By this it is known that a quote is just being booked here.
export const bookingKey = (quote: string | undefined) => ["booking", quote];
