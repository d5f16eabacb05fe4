/** Path of `contactFormsCall`. A file of its own, because public pages ask without the client and its schemas. */
export const contactFormsPath = '/contact-forms.php';
