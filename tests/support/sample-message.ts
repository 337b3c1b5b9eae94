/** A message of the contact form that is taken. */
export const sampleMessage = {
  name: "Ada Obi",
  phone: "555 0100",
  email: "ada@example.com",
  product: "Ridge 5",
  company: "Obi",
  address: "1 Example Street",
  country: "NG",
  message: "Hello",
};
