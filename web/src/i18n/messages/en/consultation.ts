export default {
  'consultation.text':
    'Leave your phone number, and we will contact you: we help you choose a ritual and answer your questions. We use the number for the answer only.',
  'consultation.name': 'Your name',
  'consultation.nameShort': 'The name must be at least 2 characters',
  'consultation.phone': 'Phone',
  'consultation.phoneRequired': 'Enter your phone',
  'consultation.phoneWrong': 'There is no such number. Enter it with its country or area code',
  'consultation.message': 'What would you like to ask?',
  'consultation.messageHint': 'May be left empty',
  'consultation.send': 'Send the request',
  'consultation.sending': 'Sending…',
  'consultation.failed': 'The request could not be sent. Please try again',
  'consultation.kept': 'What you entered is kept.',
  'consultation.sent': 'Thank you, we have your request',
  'consultation.sentText': 'We will call you or write to you at {phone}.',
  'consultation.done': 'Done',
} as const;
